// As much of what Redocly hands to a rule as ours look at.
import type { Document, Media, Method, Operation, Parameter, PathItem, Schema } from '../types.js';

export type Location = {
  source: { absoluteRef: string };
  absolutePointer: string;
  child(keys: string | string[]): Location;
  /** The key instead of what stands there. */
  key(): Location;
};

/** What a node stands for, itself or what its reference leads to, and where that is. */
export type Target<Node> = { node: Node; location: Location } | { node: undefined; location: undefined };

export type Context = {
  location: Location;
  key: string | number;
  report(problem: { message: string; location?: Location }): void;
  resolve<Node>(node: Node, from?: string): Target<Node>;
};

type Visit<Node> = (node: Node, context: Context) => void;
type VisitReference = (reference: { $ref: string }, context: Context, target: Target<unknown>) => void;

/** What a rule does at each kind of node: on the way down, unless it says that it is on the way back. */
export type Visitor = {
  ref?: VisitReference | { leave: VisitReference };
  Root?: Visit<Document> | { leave: Visit<Document> };
  Paths?: Visit<Document['paths']>;
  PathItem?: Visit<PathItem>;
  Parameter?: Visit<Parameter> | { enter: Visit<Parameter> };
  Schema?: Visit<Schema>;
  RequestBody?: { MediaType: Visit<Media> | { enter: Visit<Media> } };
  Response?: { MediaType: Visit<Media> };
};

/** An operation with what belongs to it but stands elsewhere. */
export type Entry = {
  path: string;
  method: Method;
  operation: Operation;
  /** Those of its path too, and what stands behind references. */
  parameters: Parameter[];
  /** `at` are the keys from the operation to what is wrong. */
  report(message: string, ...at: string[]): void;
  /** What the keys lead to from the operation, through references. */
  follow(...keys: string[]): unknown;
};
