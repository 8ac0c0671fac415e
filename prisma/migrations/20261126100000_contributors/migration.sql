ALTER TYPE "AdminRole" ADD VALUE 'contributor';
