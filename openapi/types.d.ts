// The parts of the contract that its rules and the scripts read. A node that is a reference has `$ref` and little else.

export type Method = 'get' | 'put' | 'post' | 'delete' | 'patch' | 'head' | 'options' | 'trace' | 'query';

/** Deprecation of an operation, a parameter or a schema; both are dates. */
export type Deprecable = {
  description?: string;
  deprecated?: boolean;
  'x-deprecated-since'?: string;
  'x-sunset'?: string;
};

export type Schema = Deprecable & {
  $ref?: string;
  type?: string | string[];
  format?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: (string | number | boolean | null)[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  maxItems?: number;
  minProperties?: number;
  maxProperties?: number;
  'x-decimals'?: number;
  /** True for a text in Markdown. */
  'x-markdown'?: boolean;
  /** True for a username. */
  'x-username'?: boolean;
  'x-enum-varnames'?: string[];
  'x-enumNames'?: string[];
  'x-extensible-enum'?: string[];
  /** The schema whose known values are all that may be sent. */
  'x-values-of'?: string;
  /** Schemas that only stand beside it, and bind nothing. */
  $defs?: Record<string, Schema>;
  discriminator?: { propertyName: string; mapping: Record<string, string> };
  /** For an event: the schemas of its data, by the type of the resource. */
  'x-data'?: Record<string, string | string[]>;
  /** For codes of problems: the HTTP status of each. */
  'x-status'?: Record<string, number>;
  'x-enumDescriptions'?: Record<string, string>;
  /** Messages for people. Not part of the served document. */
  'x-messages'?: Record<string, string>;
};

export type Example = { $ref?: string; summary?: string | undefined; value?: unknown };
export type Media = { schema?: Schema; example?: unknown; examples?: Record<string, Example> | undefined };
export type Content = Record<string, Media>;
export type Header = { $ref?: string; description?: string; schema?: Schema; example?: unknown };
export type Link = { $ref?: string; operationId?: string; parameters?: Record<string, string> };

export type Parameter = Deprecable & {
  $ref?: string;
  name?: string;
  in?: string;
  schema?: Schema;
  example?: unknown;
};

export type RequestBody = { description?: string; required?: boolean; content?: Content };

export type Response = {
  $ref?: string;
  description?: string;
  /** A set of headers may be a reference as a whole. */
  headers?: { $ref?: string } | Record<string, Header>;
  content?: Content;
  links?: Record<string, Link>;
};

export type Operation = Deprecable & {
  operationId?: string;
  summary?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: RequestBody;
  responses?: Record<string, Response>;
  'x-scope'?: string;
  'x-role'?: string;
  'x-board-moderators'?: boolean;
  'x-upsert'?: boolean;
  'x-private'?: boolean;
  'x-contribution'?: string;
  'x-recent-sign-in'?: boolean;
  'x-shared'?: boolean;
  'x-hideable'?: boolean;
  'x-prepares'?: boolean;
  'x-signed'?: boolean;
  'x-error-codes'?: string[];
  /** True if client generators make no function of it. */
  'x-internal'?: boolean;
  'x-codeSamples'?: { lang: string; label: string; source: string }[];
};

export type PathItem = { $ref?: string; 'x-path'?: string; parameters?: Parameter[] } & Partial<
  Record<Method, Operation>
>;

export type Document = {
  info: { title: string; version: string; description: string };
  tags: { name: string; description?: string }[];
  paths: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    responses: Record<string, Response>;
    examples: Record<string, Example>;
  };
  'x-tagGroups'?: { name: string; tags: string[] }[];
};
