-- AlterEnum
ALTER TYPE "CodeDelivery" ADD VALUE 'undelivered';
