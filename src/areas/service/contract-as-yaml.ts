import { Router } from 'express';
import { limitAnonymous } from '../../api/auth/admission.js';
import { compressed } from '../../api/http/compression.js';
import { originOf } from '../../api/http/origin.js';
import { encodeReply, send } from '../../api/http/replies.js';
import type { Parts } from '../../api/pipeline/parts.js';
import { otherMethods } from '../../api/pipeline/router.js';
import { problem } from '../../core/contract/problems.js';

/** The contract as YAML. Served outside of the API, whose replies are all JSON. */
export function contractAsYaml(parts: Parts): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router
    .route('/openapi.yaml')
    .get(async (req, res) => {
      await limitAnonymous(req, res, parts);
      if (req.query.tags !== undefined)
        throw problem('invalid_param', { params: { tags: 'is only for openapi.json' } });
      const text = parts.contract.text('yaml', originOf(req, parts.config));
      const name = 'openapi.yaml';
      const reply = parts.replies.find(name, 200, text) ?? encodeReply(200, text, 'application/yaml');
      parts.replies.add(name, text, reply);
      send(res, await compressed(req, res, reply), true);
    })
    .all(otherMethods(['GET'], parts));
  return router;
}
