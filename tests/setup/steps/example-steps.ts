/** Buttons of each of the four steps of an example, by how their names begin. */
export const exampleSteps = [
  {
    slug: 'developer-network',
    name: 'Developer Network',
    steps: [
      ['React'],
      ['Choose: Ines', 'Choose: Priya'],
      ['Write the brief', 'Send the brief'],
      ['Let an hour pass'],
    ],
    end: 'Ines answered.',
  },
  {
    slug: 'bakery-preorder',
    name: 'Morning Loaf',
    steps: [
      ['Add: Country loaf', 'Add: Seeded rye'],
      ['8:00'],
      ['Order · $17.75'],
      ['Print the 3 am list'],
    ],
    end: 'The 3 am list is printed.',
  },
  {
    slug: 'field-inspection',
    name: 'Fieldnote',
    steps: [
      ['Roof tiles: Defect'],
      ['Gutters: OK', 'Fuse box: OK', 'Boiler: OK'],
      ['Hand over the report'],
      ['Walk to the door'],
    ],
    end: 'The report is sent.',
  },
  {
    slug: 'stockroom',
    name: 'Stockroom',
    steps: [
      ['Scan: Brake pads'],
      ['Scan: Chains', 'Scan: Chains', 'Scan: Chains'],
      ['Send the order'],
      ['Unload the van'],
    ],
    end: 'The shelves are filled.',
  },
  {
    slug: 'court-booking',
    name: 'Second Serve',
    steps: [['7 pm Free'], ['7 pm You'], ['8 pm Tom'], ['Somebody cancels']],
    end: 'Ines cancelled. Court 1 at 6 pm is yours.',
  },
  {
    slug: 'support-triage',
    name: 'First Reply',
    steps: [['Sort the inbox'], ['Open: Where is my sofa?'], ['Thursday'], ['Send the reply']],
    end: 'The reply to Ben is sent.',
  },
] as const;
