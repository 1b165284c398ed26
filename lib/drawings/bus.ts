/** A baht bus on its way to the right, in a box of 96 by 48 whose lower edge is the road. */
export const bus = {
  width: 96,
  height: 48,
  body: ['M8 12H66', 'M11 12V37H88V28L77 19H62V37', 'M11 26H62'],
  wheels: [
    [28, 38, 7],
    [74, 38, 7],
  ],
  lamp: [89, 31, 3],
} as const;
