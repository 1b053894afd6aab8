// One case per kind of change: additions that a version allows, and breaking changes. `from` makes the contract before it,
// `says` is the expected message.

import { deprecate, dropTitle, dropVideos, fields, getOf, knownValues, present, required, values } from './edits.mjs';

/** @import { Contract } from './deprecations.mjs' */

/**
 * @typedef {(document: Contract) => void} Edit
 * @type {{ change: string, breaks: boolean, says?: string, from?: Edit, make: Edit }[]}
 */
export const changeCases = [
  {
    change: 'a new operation',
    breaks: false,
    make: (document) => {
      document.paths['/forum/new'] = { get: { ...getOf(document, '/health'), operationId: 'getNew' } };
    },
  },
  {
    change: 'a new optional field of a request',
    breaks: false,
    make: (document) => {
      fields(document, 'TopicInput').colour = { type: 'string', maxLength: 10 };
    },
  },
  {
    change: 'a new optional parameter',
    breaks: false,
    make: (document) => {
      present(getOf(document, '/videos').parameters).push({
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
      fields(document, 'Board').colour = { type: 'string', maxLength: 10 };
      required(document, 'Board').push('colour');
    },
  },
  {
    change: 'a new error code',
    breaks: false,
    make: (document) => {
      knownValues(document, 'ProblemCode').push('too_colourful');
    },
  },
  {
    change: 'a new value of an extensible enum',
    breaks: false,
    make: (document) => {
      knownValues(document, 'OrderStatus').push('shipped');
    },
  },
  {
    change: 'an operation that is gone',
    breaks: true,
    make: dropVideos,
  },
  {
    change: 'a longer list of a reply, for who asks for it by a new parameter',
    breaks: false,
    from: (document) => {
      const board = getOf(document, '/forum/boards/{id}');
      board.parameters = present(board.parameters).filter((each) => !/per_?page/i.test(JSON.stringify(each)));
      Object.assign(present(fields(document, 'BoardPage').topics), { maxItems: 20 });
    },
    make: () => {},
  },
  {
    change: 'a longer list of a reply, for everybody',
    breaks: true,
    make: (document) => {
      Object.assign(present(fields(document, 'BoardPage').topics), { maxItems: 1000 });
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
      fields(document, 'Board').title = { type: 'integer', minimum: 1, maximum: 9 };
    },
  },
  {
    change: 'a field that a request suddenly needs',
    breaks: true,
    make: (document) => {
      fields(document, 'TopicInput').colour = { type: 'string', maxLength: 10 };
      required(document, 'TopicInput').push('colour');
    },
  },
  {
    change: 'a narrower limit of a request',
    breaks: true,
    make: (document) => {
      fields(document, 'TopicInput').title = { type: 'string', maxLength: 20 };
    },
  },
  {
    change: 'a value that a request may have no more',
    breaks: true,
    make: (document) => {
      values(document, 'VideoVisibility').pop();
    },
  },
  {
    change: 'a new value of an enum that is not extensible',
    breaks: true,
    make: (document) => {
      values(document, 'VoteOutcome').push('ignored');
    },
  },
  {
    change: 'a value that an extensible enum has no more',
    breaks: true,
    make: (document) => {
      knownValues(document, 'OrderStatus').pop();
    },
  },
  {
    change: 'an extensible enum that is closed',
    breaks: true,
    make: (document) => {
      document.components.schemas.OrderStatus = { type: 'string', enum: knownValues(document, 'OrderStatus') };
    },
  },
  {
    change: 'a value that an extensible and another enum gain at once',
    breaks: true,
    make: (document) => {
      knownValues(document, 'OrderStatus').push('ignored');
      values(document, 'VoteOutcome').push('ignored');
    },
  },
  {
    change: 'an operation that is deprecated',
    breaks: false,
    says: 'the operation is deprecated since 2026-11-01; from 9998-01-01 on it may be gone',
    make: (document) => deprecate(getOf(document, '/videos'), '2026-11-01', '9998-01-01'),
  },
  {
    change: 'a field of a reply that is deprecated',
    breaks: false,
    says: 'the field `title` of `Board` is deprecated since 2026-11-01; from 9998-01-01 on it may be gone',
    make: (document) => deprecate(fields(document, 'Board').title, '2026-11-01', '9998-01-01'),
  },
  {
    change: 'a field of a request that is deprecated',
    breaks: false,
    says: 'the field `title` of `TopicInput` is deprecated since 2026-11-01; from 9998-01-01 on it may be gone',
    make: (document) => deprecate(fields(document, 'TopicInput').title, '2026-11-01', '9998-01-01'),
  },
  {
    change: 'an operation that is deprecated with a sunset that is over',
    breaks: true,
    make: (document) => deprecate(getOf(document, '/videos'), '2020-01-01', '2021-01-01'),
  },
  {
    change: 'an operation that is gone before its sunset',
    breaks: true,
    from: (document) => deprecate(getOf(document, '/videos'), '2026-11-01', '9998-01-01'),
    make: dropVideos,
  },
  {
    change: 'an operation that is gone after its sunset',
    breaks: false,
    says: 'the operation is gone, as it was to be from 2021-01-01 on',
    from: (document) => deprecate(getOf(document, '/videos'), '2020-01-01', '2021-01-01'),
    make: dropVideos,
  },
  {
    change: 'a path that is gone after the sunset of its only operation',
    breaks: false,
    says: 'the operation is gone, as it was to be from 2021-01-01 on',
    from: (document) => deprecate(getOf(document, '/health'), '2020-01-01', '2021-01-01'),
    make: (document) => {
      delete document.paths['/health'];
    },
  },
  {
    change: 'a field that is gone before its sunset',
    breaks: true,
    from: (document) => deprecate(fields(document, 'Board').title, '2026-11-01', '9998-01-01'),
    make: dropTitle,
  },
  {
    change: 'a field that is gone after its sunset',
    breaks: false,
    says: 'the field `title` of `Board` is gone, as it was to be from 2021-01-01 on',
    from: (document) => deprecate(fields(document, 'Board').title, '2020-01-01', '2021-01-01'),
    make: dropTitle,
  },
  {
    change: 'a later sunset',
    breaks: false,
    says: 'the operation may be gone from 9999-01-01 on, not 9998-01-01',
    from: (document) => deprecate(getOf(document, '/videos'), '2026-11-01', '9998-01-01'),
    make: (document) => deprecate(getOf(document, '/videos'), '2026-11-01', '9999-01-01'),
  },
  {
    change: 'an earlier sunset',
    breaks: true,
    from: (document) => deprecate(getOf(document, '/videos'), '2026-11-01', '9999-01-01'),
    make: (document) => deprecate(getOf(document, '/videos'), '2026-11-01', '9998-01-01'),
  },
  {
    change: 'a deprecation that is taken back',
    breaks: false,
    says: 'the operation is deprecated no longer',
    from: (document) => deprecate(getOf(document, '/videos'), '2026-11-01', '9998-01-01'),
    make: () => {},
  },
];
