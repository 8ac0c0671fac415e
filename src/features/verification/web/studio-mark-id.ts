export const studioMarkId = 'studio-mark';
