/** The first of each role gets the demo key. */
export const people = {
  ada: 'admin',
  grace: 'moderator',
  noor: 'member',
  mateo: 'member',
  yuki: 'member',
  ines: 'member',
  tomas: 'moderator',
  lena: 'member',
  kofi: 'member',
  priya: 'member',
  sam_b: 'member',
  jonas: 'member',
  wren: 'member',
} as const;

/** The boards of the demo community. */
export const boards = {
  square: {
    title: 'The Square',
    description: 'News from the people who run this place, house rules, and a bench for newcomers to say hello.',
  },
  talk: {
    title: 'Everyday Talk',
    description: 'Anything that fits nowhere else. Be kind, and leave politics at the door.',
  },
  workshop: {
    title: 'Workshop and Repair',
    description: 'Wood, metal, electronics, sewing. Show what you made, or ask why it does not work any more.',
  },
  garden: {
    title: 'Garden and Kitchen',
    description: 'From seed to plate: allotments, balconies, preserving, and what to do with nine kilos of courgettes.',
  },
  outdoors: {
    title: 'Bicycles and Walks',
    description: 'Routes, rides together, and everything with a chain.',
  },
  bytes: {
    title: 'Computers and Code',
    description: 'Old laptops, first programs, home servers, and the interface of this very site.',
  },
} as const;
