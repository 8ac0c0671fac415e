-- One word for one thing: how the site writes is its house style.
ALTER TABLE "WritingSettings" RENAME TO "HouseStyle";
ALTER TABLE "HouseStyle" RENAME CONSTRAINT "WritingSettings_pkey" TO "HouseStyle_pkey";
