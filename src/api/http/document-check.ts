import framework from 'express-openapi-validator/dist/framework/openapi.schema.validator.js';

/*
 * Each instance of express-openapi-validator compiles OpenAPI's own schema, even where `validateApiSpec` is false and the
 * document is never held against it: about 0.1 s of the first request of each operation. The package has no setting for
 * that. The document is checked when it is generated.
 */
Object.assign(framework, {
  OpenAPISchemaValidator: class {
    validate(): never {
      throw new Error('The document is checked when it is generated');
    }
  },
});
