const PAGES = 'https://github.com/svclink/svclink/blob/main/docs';

/** The address of a page of the documentation, which the package does not carry. @param page as in `mounting.md#class-apps` */
export function docsPage(page: string): string {
  return `${PAGES}/${page}`;
}
