import bundle from '../../generated/openapi.json' with { type: 'json' };

type Parameters = typeof bundle.components.parameters;

/** The contract's example value of a parameter, which exists in the demo community. */
export function exampleOf<Name extends keyof Parameters>(
  name: Name,
): Parameters[Name] extends { example: infer Example } ? Example : never {
  const parameter = bundle.components.parameters[name] as { example?: unknown };
  return parameter.example as ReturnType<typeof exampleOf<Name>>;
}
