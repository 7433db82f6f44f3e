export const name = 'dispatch';
