import bundle from '../../generated/openapi.json' with { type: 'json' };

type Parameters = typeof bundle.components.parameters;

/** What the contract shows as the example of a parameter: something that the demo community has. */
export function shown<Name extends keyof Parameters>(
  name: Name,
): Parameters[Name] extends { example: infer Example } ? Example : never {
  const parameter = bundle.components.parameters[name] as { example?: unknown };
  return parameter.example as ReturnType<typeof shown<Name>>;
}
