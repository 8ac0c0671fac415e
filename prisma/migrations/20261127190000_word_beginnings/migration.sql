-- Words in the order of their bytes, whatever language the database sorts in: words with one beginning stand together, and
-- the index of the key finds them.
ALTER TABLE "SearchWord" ALTER COLUMN "word" TYPE TEXT COLLATE "C";
