-- After the closing answer, the client is asked for a testimonial. Work that has ended already asks for none.
ALTER TABLE "Work" ADD COLUMN "asksTestimonial" BOOLEAN NOT NULL DEFAULT false;
