import { boundedSchema } from './bounded-schema.js';
import { closedBodies } from './closed-bodies.js';
import { deprecationDates } from './deprecation-dates.js';
import { errorCodes } from './error-codes.js';
import { extensibleEnum } from './extensible-enum.js';
import { handlerShape } from './handler-shape.js';
import { impliedParts } from './implied-parts.js';
import { kindsOfContent } from './kinds.js';
import { noUnreferencedFile } from './no-unreferenced-file.js';
import { operationDescribed } from './operation-described.js';
import { operationName } from './operation-name.js';
import { operationSecurity } from './operation-security.js';
import { pageShape } from './page-shape.js';
import { pathIndex } from './path-index.js';
import { pathParameter404 } from './path-parameter-404.js';
import { portableSchema } from './portable-schema.js';
import { replyHeaders } from './reply-headers.js';
import { replyProperties } from './reply-properties.js';

// Redocly takes a plugin as the default export of its file.
export default function plaza() {
  return {
    id: 'plaza',
    preprocessors: {
      oas3: {
        kinds: kindsOfContent,
        'closed-bodies': closedBodies,
        'implied-parts': impliedParts,
      },
    },
    rules: {
      oas3: {
        'bounded-schema': boundedSchema,
        'deprecation-dates': deprecationDates,
        'error-codes': errorCodes,
        'extensible-enum': extensibleEnum,
        'handler-shape': handlerShape,
        'no-unreferenced-file': noUnreferencedFile,
        'operation-described': operationDescribed,
        'operation-name': operationName,
        'operation-security': operationSecurity,
        'page-shape': pageShape,
        'path-index': pathIndex,
        'path-parameter-404': pathParameter404,
        'portable-schema': portableSchema,
        'reply-headers': replyHeaders,
        'reply-properties': replyProperties,
      },
    },
  };
}
