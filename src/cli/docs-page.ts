const PAGES = 'https://github.com/svclink/svclink/blob/main/docs';

/**
 * Returns the address of a page of the documentation, which is not part of the package. @param page as in
 * `mounting.md#class-apps`
 */
export function docsPage(page: string): string {
  return `${PAGES}/${page}`;
}
