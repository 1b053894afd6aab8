// Each kind of change of the contract once: what a version may gain, and what would break its clients.

const schema = (document, name) => document.components.schemas[name];
const operation = (document, method, path) => document.paths[path][method];

export const changeCases = [
  {
    change: 'a new operation',
    breaks: false,
    make: (document) => {
      document.paths['/forum/new'] = { get: { ...operation(document, 'get', '/health'), operationId: 'getNew' } };
    },
  },
  {
    change: 'a new optional field of a request',
    breaks: false,
    make: (document) => {
      schema(document, 'TopicInput').properties.colour = { type: 'string', maxLength: 10 };
    },
  },
  {
    change: 'a new optional parameter',
    breaks: false,
    make: (document) => {
      operation(document, 'get', '/videos').parameters.push({
        name: 'colour',
        in: 'query',
        schema: { type: 'string', maxLength: 10 },
      });
    },
  },
  {
    change: 'a new field of a reply',
    breaks: false,
    make: (document) => {
      schema(document, 'Board').properties.colour = { type: 'string', maxLength: 10 };
      schema(document, 'Board').required.push('colour');
    },
  },
  {
    change: 'a new error code',
    breaks: false,
    make: (document) => {
      schema(document, 'ProblemCode')['x-extensible-enum'].push('too_colourful');
    },
  },
  {
    change: 'a new value of an extensible enum',
    breaks: false,
    make: (document) => {
      schema(document, 'OrderStatus')['x-extensible-enum'].push('shipped');
    },
  },
  {
    change: 'an operation that is gone',
    breaks: true,
    make: (document) => {
      delete document.paths['/videos'].get;
    },
  },
  {
    change: 'a field that a reply has no more',
    breaks: true,
    make: (document) => {
      delete schema(document, 'Board').properties.title;
      schema(document, 'Board').required = schema(document, 'Board').required.filter((name) => name !== 'title');
    },
  },
  {
    change: 'a field of a reply that has another type',
    breaks: true,
    make: (document) => {
      schema(document, 'Board').properties.title = { type: 'integer', minimum: 1, maximum: 9 };
    },
  },
  {
    change: 'a field that a request suddenly needs',
    breaks: true,
    make: (document) => {
      schema(document, 'TopicInput').properties.colour = { type: 'string', maxLength: 10 };
      schema(document, 'TopicInput').required.push('colour');
    },
  },
  {
    change: 'a narrower limit of a request',
    breaks: true,
    make: (document) => {
      schema(document, 'TopicInput').properties.title = { type: 'string', maxLength: 20 };
    },
  },
  {
    change: 'a value that a request may have no more',
    breaks: true,
    make: (document) => {
      schema(document, 'VideoVisibility').enum.pop();
    },
  },
  {
    change: 'a new value of an enum that is not extensible',
    breaks: true,
    make: (document) => {
      schema(document, 'VoteOutcome').enum.push('ignored');
    },
  },
  {
    change: 'a value that an extensible enum has no more',
    breaks: true,
    make: (document) => {
      schema(document, 'OrderStatus')['x-extensible-enum'].pop();
    },
  },
  {
    change: 'an extensible enum that is closed',
    breaks: true,
    make: (document) => {
      const { 'x-extensible-enum': known } = schema(document, 'OrderStatus');
      document.components.schemas.OrderStatus = { type: 'string', enum: known };
    },
  },
  {
    change: 'a value that an extensible and another enum gain at once',
    breaks: true,
    make: (document) => {
      schema(document, 'OrderStatus')['x-extensible-enum'].push('ignored');
      schema(document, 'VoteOutcome').enum.push('ignored');
    },
  },
];
