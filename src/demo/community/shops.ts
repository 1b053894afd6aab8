import type { Name } from './types.js';

/** A product of a demo store. */
export type OfferedProduct = {
  title: string;
  description: string;
  price: string;
  category: string;
  stock: number;
  status?: 'draft' | 'active' | 'inactive';
};

type OpenedStore = {
  owner: Name;
  name: string;
  slug: string;
  description: string;
  products: readonly OfferedProduct[];
};

const offer = (title: string, price: string, category: string, stock: number, description: string): OfferedProduct => ({
  title,
  description,
  price,
  category,
  stock,
});

/** The stores of the demo community. */
export const stores: readonly OpenedStore[] = [
  {
    owner: 'lena',
    name: 'The Crooked Shed',
    slug: 'the-crooked-shed',
    description: 'Seeds, plants and preserves from allotment 14.',
    products: [
      offer('Tomato seeds, six old sorts', '4.50', 'Seeds', 40, 'Ten seeds of each, saved last autumn.'),
      offer('Runner bean seeds', '2.20', 'Seeds', 60, 'Climb whatever they find.'),
      offer('Rhubarb, one crown', '8.00', 'Plants', 5, 'Dug when you come. Plant it where it may stay.'),
      offer('Pickled courgettes, 400 g', '5.90', 'Preserves', 31, 'There were nine kilos.'),
      offer('Quince jelly, 200 g', '6.40', 'Preserves', 0, 'Back in October.'),
      { ...offer('Crooked shed, guided tour', '1.00', 'Plants', 12, 'Not yet insured.'), status: 'draft' },
    ],
  },
  {
    owner: 'mateo',
    name: 'Night Oven',
    slug: 'night-oven',
    description: 'Bread from the night before, and toasters that work again.',
    products: [
      offer('Sourdough loaf, 1 kg', '6.80', 'Bread', 24, 'Rye and wheat, baked between two and four.'),
      offer('Sourdough starter in a jar', '3.00', 'Bread', 15, 'Her name is Berta. Feed her once a week.'),
      offer('Toaster, repaired, two slots', '18.50', 'Kitchen', 3, 'New element, tested with forty slices.'),
      offer('Linen bread bag', '11.90', 'Kitchen', 20, 'Keeps the crust.'),
    ],
  },
  {
    owner: 'yuki',
    name: 'Ink and Paper',
    slug: 'ink-and-paper',
    description: 'Fountain pens with new nibs, and what to write on.',
    products: [
      offer('Fountain pen, restored, fine nib', '46.00', 'Pens', 2, 'From the seventies, ink tight.'),
      offer('Bottle of blue-black ink, 50 ml', '9.75', 'Ink', 18, 'Dries darker than it flows.'),
      offer('Notebook, dotted, 120 pages', '12.30', 'Paper', 35, 'Sewn, lies flat.'),
      offer('Blotting paper, ten sheets', '3.15', 'Paper', 50, 'For the left-handed.'),
    ],
  },
];

type ShopProduct = OfferedProduct & { slug: string; sku: string; regularPrice?: string };

/** What the site itself sells. */
export const shopProducts: readonly ShopProduct[] = [
  {
    ...offer('Plaza mug', '9.90', 'Kitchen', 80, 'Enamel, with the square on it.'),
    slug: 'plaza-mug',
    sku: 'MUG-01',
  },
  {
    ...offer('Plaza tea towel', '7.50', 'Kitchen', 64, 'The four house rules, to dry up with.'),
    slug: 'plaza-tea-towel',
    sku: 'TOWEL-01',
    regularPrice: '9.50',
  },
  {
    ...offer('T-shirt "Rule 2"', '19.00', 'Clothing', 25, 'One subject, one topic. Cotton.'),
    slug: 't-shirt-rule-2',
    sku: 'SHIRT-02',
  },
  {
    ...offer('Seed calendar', '14.80', 'Paper', 0, 'What to sow when, by the people of the garden board.'),
    slug: 'seed-calendar',
    sku: 'CAL-01',
  },
  {
    ...offer('Bicycle bell', '12.40', 'Bicycles', 33, 'Polite, but audible.'),
    slug: 'bicycle-bell',
    sku: 'BELL-01',
    regularPrice: '15.00',
  },
];
