import type { GlossaryTerm } from '../glossary-types.ts';

export const databaseTerms: readonly GlossaryTerm[] = [
  {
    slug: 'database',
    term: 'Database',
    definition:
      'A program that stores data in an orderly way, finds it fast and keeps it consistent when many people use it at once.',
    category: 'Database',
  },
  {
    slug: 'sql',
    term: 'SQL',
    definition:
      'The language for asking relational databases questions, such as “all orders from last week, newest first”. Short for structured query language.',
    category: 'Database',
  },
  {
    slug: 'relational-database',
    term: 'Relational database',
    definition:
      'A database of tables with rows and columns that refer to each other, such as customers and their orders. PostgreSQL and MySQL are well-known ones.',
    category: 'Database',
  },
  {
    slug: 'nosql',
    term: 'NoSQL',
    definition:
      'A family of databases that do not use fixed tables, storing documents, key-value pairs or graphs instead. Handy when records differ a lot in shape.',
    category: 'Database',
  },
  {
    slug: 'schema',
    term: 'Schema',
    definition:
      'The plan of a database: which tables and fields exist, what type they have and how they relate.',
    category: 'Database',
  },
  {
    slug: 'primary-key',
    term: 'Primary key',
    definition:
      'The field that identifies each row of a table without doubt, often a number or a random id. No two rows share one.',
    category: 'Database',
  },
  {
    slug: 'index',
    term: 'Index',
    definition:
      'A sorted shortcut that lets a database find rows without reading the whole table. It makes reading faster and writing a little slower.',
    category: 'Database',
  },
  {
    slug: 'migration',
    term: 'Migration',
    definition:
      "A recorded, repeatable change to a database's structure, such as adding a column. Migrations keep every copy of the database in step.",
    category: 'Database',
  },
  {
    slug: 'transaction',
    term: 'Transaction',
    definition:
      'A group of changes that succeed together or not at all. Money leaves one account and reaches the other, or nothing happens.',
    category: 'Database',
  },
  {
    slug: 'orm',
    term: 'ORM',
    definition:
      'Short for object-relational mapper: a library that lets you read and write database rows as ordinary objects in your programming language.',
    category: 'Database',
  },
];
