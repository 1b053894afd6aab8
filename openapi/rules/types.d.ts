// The subset of Redocly's rule API that our rules use.
import type { Document, Media, Method, Operation, Parameter, PathItem, Schema } from '../types.js';

export type Location = {
  source: { absoluteRef: string };
  absolutePointer: string;
  child(keys: string | string[]): Location;
  /** The location of the key instead of the value. */
  key(): Location;
};

/** A node, or the target of its reference, with its location. */
export type Target<Node> = { node: Node; location: Location } | { node: undefined; location: undefined };

export type Context = {
  location: Location;
  key: string | number;
  report(problem: { message: string; location?: Location }): void;
  resolve<Node>(node: Node, from?: string): Target<Node>;
};

type Visit<Node> = (node: Node, context: Context) => void;
type VisitReference = (reference: { $ref: string }, context: Context, target: Target<unknown>) => void;

/** Visitors by kind of node, called on the way down unless declared for the way back. */
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

/** An operation with its context. */
export type Entry = {
  path: string;
  method: Method;
  operation: Operation;
  /** Including those of the path item, with references resolved. */
  parameters: Parameter[];
  /** `at` are the keys from the operation to the fault. */
  report(message: string, ...at: string[]): void;
  /** The value at these keys of the operation, through references. */
  follow(...keys: string[]): unknown;
};
