const megabyte = 1024 * 1024;

/** How large a file of an order may be, in bytes. */
export const maxFileBytes = 20 * megabyte;

/** How much an order holds of files, in bytes. */
export const maxOrderBytes = 200 * megabyte;

/** How many files an order has; of those that were removed, which take no room, as many and as much are kept for their day. */
export const maxFiles = 60;

/** In what pieces a file travels and is stored: a line that breaks costs no more than one, and a slow one brings one within the minute that a body may take. */
export const chunkBytes = megabyte / 2;

/** How large a file may be that a form posts whole, without a script. */
export const maxFormFileBytes = 4 * megabyte;

/** How many chunks a file of so many bytes has. */
export const chunksOf = (size: number) => Math.ceil(size / chunkBytes);

/** How many bytes a chunk of a file has; 0 where it has no such chunk. */
export const chunkSize = (size: number, number: number) =>
  Math.max(0, Math.min(chunkBytes, size - number * chunkBytes));
