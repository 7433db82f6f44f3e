/** Prints the page once all its pictures have come: those below the edge of the screen are fetched when they are needed only. */
export async function printPage(): Promise<void> {
  const pictures = [...document.querySelectorAll('main img')].filter(
    (element) => element instanceof HTMLImageElement,
  );
  for (const picture of pictures) picture.loading = 'eager';
  // One that cannot be shown holds up none of the others.
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  print();
}
