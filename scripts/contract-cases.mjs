// Each kind of change of the contract once: what a version may gain, and what would break its clients. `from` makes what the
// contract has to be before it, `says` is what is told of the change.

const schema = (document, name) => document.components.schemas[name];
const operation = (document, method, path) => document.paths[path][method];

const deprecate = (node, since, sunset) =>
  Object.assign(node, { deprecated: true, 'x-deprecated-since': since, 'x-sunset': sunset });
const dropTitle = (document) => {
  delete schema(document, 'Board').properties.title;
  schema(document, 'Board').required = schema(document, 'Board').required.filter((name) => name !== 'title');
};

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
    make: dropTitle,
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
  {
    change: 'an operation that is deprecated',
    breaks: false,
    says: 'the operation is deprecated since 2026-11-01; from 9998-01-01 on it may be gone',
    make: (document) => deprecate(operation(document, 'get', '/videos'), '2026-11-01', '9998-01-01'),
  },
  {
    change: 'a field of a reply that is deprecated',
    breaks: false,
    says: 'the field `title` of `Board` is deprecated since 2026-11-01; from 9998-01-01 on it may be gone',
    make: (document) => deprecate(schema(document, 'Board').properties.title, '2026-11-01', '9998-01-01'),
  },
  {
    change: 'a field of a request that is deprecated',
    breaks: false,
    says: 'the field `title` of `TopicInput` is deprecated since 2026-11-01; from 9998-01-01 on it may be gone',
    make: (document) => deprecate(schema(document, 'TopicInput').properties.title, '2026-11-01', '9998-01-01'),
  },
  {
    change: 'an operation that is deprecated with a sunset that is over',
    breaks: true,
    make: (document) => deprecate(operation(document, 'get', '/videos'), '2020-01-01', '2021-01-01'),
  },
  {
    change: 'an operation that is gone before its sunset',
    breaks: true,
    from: (document) => deprecate(operation(document, 'get', '/videos'), '2026-11-01', '9998-01-01'),
    make: (document) => {
      delete document.paths['/videos'].get;
    },
  },
  {
    change: 'an operation that is gone after its sunset',
    breaks: false,
    says: 'the operation is gone, as it was to be from 2021-01-01 on',
    from: (document) => deprecate(operation(document, 'get', '/videos'), '2020-01-01', '2021-01-01'),
    make: (document) => {
      delete document.paths['/videos'].get;
    },
  },
  {
    change: 'a path that is gone after the sunset of its only operation',
    breaks: false,
    says: 'the operation is gone, as it was to be from 2021-01-01 on',
    from: (document) => deprecate(operation(document, 'get', '/health'), '2020-01-01', '2021-01-01'),
    make: (document) => {
      delete document.paths['/health'];
    },
  },
  {
    change: 'a field that is gone before its sunset',
    breaks: true,
    from: (document) => deprecate(schema(document, 'Board').properties.title, '2026-11-01', '9998-01-01'),
    make: dropTitle,
  },
  {
    change: 'a field that is gone after its sunset',
    breaks: false,
    says: 'the field `title` of `Board` is gone, as it was to be from 2021-01-01 on',
    from: (document) => deprecate(schema(document, 'Board').properties.title, '2020-01-01', '2021-01-01'),
    make: dropTitle,
  },
  {
    change: 'a later sunset',
    breaks: false,
    says: 'the operation may be gone from 9999-01-01 on, not 9998-01-01',
    from: (document) => deprecate(operation(document, 'get', '/videos'), '2026-11-01', '9998-01-01'),
    make: (document) => deprecate(operation(document, 'get', '/videos'), '2026-11-01', '9999-01-01'),
  },
  {
    change: 'an earlier sunset',
    breaks: true,
    from: (document) => deprecate(operation(document, 'get', '/videos'), '2026-11-01', '9999-01-01'),
    make: (document) => deprecate(operation(document, 'get', '/videos'), '2026-11-01', '9998-01-01'),
  },
  {
    change: 'a deprecation that is taken back',
    breaks: false,
    says: 'the operation is deprecated no longer',
    from: (document) => deprecate(operation(document, 'get', '/videos'), '2026-11-01', '9998-01-01'),
    make: () => {},
  },
];
