import { cleanReview } from '@outoften/rules/film/review-text';
import { tenths } from '@outoften/rules/rating';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { POSTER } from '../../../testing/movies.ts';
import { show } from '../../../testing/show.tsx';
import { Curtain } from '../house/curtain.tsx';
import { Cutting } from './cutting.tsx';
import { Poster } from './poster.tsx';

const picture = page.getByRole('img', { name: 'Poster of Jaws' });

test('a poster that cannot be loaded shows the title on paper, and the next one is tried', async () => {
  const { rerender } = await show(<Poster src="/icons/none.png" title="Jaws" place="guessing" />);
  await expect.element(page.getByText('The picture could not be loaded.')).toBeVisible();
  await expect.element(page.getByText('Jaws', { exact: true })).toBeVisible();
  await expect.element(picture).not.toBeInTheDocument();
  await rerender(<Poster src={POSTER} title="Jaws" place="guessing" />);
  await expect.element(picture).toHaveAttribute('src', POSTER);
  await expect.element(page.getByText('The picture could not be loaded.')).not.toBeInTheDocument();
});

test.each([
  { language: 'en', says: 'Fin and swell, in blue.' },
  { language: 'de', says: 'Flosse und Wellen, in Blau.' },
  { language: 'es', says: 'Aleta y oleaje, en azul.' },
] as const)('a drawn poster is an image with a description in $language', async (row) => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" aria-label="Fin and swell, in blue." ' +
    'data-de="Flosse und Wellen, in Blau." data-es="Aleta y oleaje, en azul."></svg>';
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(svg));
  await show(<Poster src="/icon.svg" title="Jaws" place="guessing" />, { language: row.language });
  const image = page.getByRole('img', { name: /Jaws/ });
  await expect.element(image).toHaveAccessibleDescription(row.says);
  await expect.element(page.getByText(row.says)).not.toHaveAttribute('lang');
  fetched.mockRestore();
});

/** A curtain with a button that opens it. */
function Opening() {
  const [isOpen, setOpen] = useState(false);
  const tag = (
    <button type="button" onClick={() => setOpen(true)}>
      Lift
    </button>
  );
  return <Curtain behind={isOpen ? <p>Behind it</p> : undefined} tag={tag} />;
}

test('the picture behind a curtain is not in the page before it opens, and then gets the focus', async () => {
  await show(<Opening />);
  await expect.element(page.getByText('Behind it')).not.toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Behind it')).toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Lift' })).not.toBeInTheDocument();
  expect(document.activeElement?.textContent).toBe('Behind it');
});

function aCutting(content: string, rating?: number) {
  return (
    <main>
      <h1>Reviews</h1>
      <h2>Of a film</h2>
      <Cutting
        author="back_row"
        rating={rating === undefined ? undefined : tenths(rating)}
        paragraphs={cleanReview(content, tenths(73))}
      />
    </main>
  );
}

const cutting = page.getByRole('article');

test('hostile markup in a review is shown as harmless text', async () => {
  const title = document.title;
  await show(
    aCutting(
      '<script>document.title="owned"</script>**Bold** words <img src=x onerror="document.title=1"> and ' +
        '[a link](javascript:alert(1)) or <a href="data:text/html,hi">another</a> see https://evil.example/x now',
    ),
  );
  await expect.element(cutting.getByText('Bold', { exact: true })).toBeVisible();
  expect(cutting.element().querySelector('strong')?.textContent).toBe('Bold');
  await expect.element(cutting).toMatchTextContent('a link');
  await expect.element(cutting).toMatchTextContent('another');
  await expect.element(cutting).not.toMatchTextContent('evil.example');
  expect(cutting.element().querySelector('script, img, a')).toBeNull();
  expect(document.title).toBe(title);
});

test('a review does not show the film’s rating, and says that something is hidden', async () => {
  await show(aCutting('People give it 7.3 and I cannot see why, 7.4 at most.', 80));
  await expect.element(cutting).not.toMatchTextContent('7.3');
  await expect.element(cutting).toMatchTextContent('7.4 at most');
  await expect.element(cutting).toMatchTextContent('rating hidden');
  await expect.element(cutting).toMatchTextContent('8 out of 10');
});

test('a reviewer without a rating is shown as giving none', async () => {
  await show(aCutting('Well.'));
  await expect.element(cutting).toMatchTextContent('No rating given');
});
