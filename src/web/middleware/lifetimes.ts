/** How long a key can be asked to live, in days or for ever, as the form offers it. */
export const lifetimes: Readonly<Record<string, string>> = {
  '7': 'in a week',
  '30': 'in 30 days',
  '90': 'in 90 days',
  '365': 'in a year',
  '730': 'in two years',
  never: 'never',
};
