export type Sample = Readonly<{ features: readonly number[]; value: number; weight: number }>;

/** Values from 3 to 40 change the result by less than one point. */
const STRENGTH = 10;

/** For each sample, the prediction of a weighted ridge regression over all others. */
export function predictLeftOut(samples: readonly Sample[]): readonly number[] {
  const scale = samples.length / samples.reduce((sum, { weight }) => sum + weight, 0);
  const rows = samples.map(({ features, value, weight }) => ({
    // The first feature is the same for all, and has no penalty.
    x: [1, ...features],
    y: value,
    w: weight * scale,
  }));
  const size = rows[0]?.x.length ?? 0;
  const normal = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (_, j) => {
      const sum = rows.reduce((total, { x, w }) => total + w * at(x, i) * at(x, j), 0);
      return sum + (i === j && i > 0 ? STRENGTH : 0);
    }),
  );
  const inverse = invert(normal);
  const moment = Array.from({ length: size }, (_, i) =>
    rows.reduce((total, { x, y, w }) => total + w * at(x, i) * y, 0),
  );
  const coefficients = inverse.map((row) => dot(row, moment));
  return rows.map(({ x, y, w }) => {
    const fitted = dot(coefficients, x);
    const leverage =
      w *
      dot(
        inverse.map((row) => dot(row, x)),
        x,
      );
    return y - (y - fitted) / (1 - leverage);
  });
}

function at(values: readonly number[], place: number): number {
  return values[place] ?? 0;
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, place) => sum + value * at(other, place), 0);
}

/** By Gauss and Jordan, for a symmetric, positive matrix, so that no pivot is 0. */
function invert(matrix: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const size = matrix.length;
  let rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let pivot = 0; pivot < size; pivot++) {
    const unit = (rows[pivot] ?? []).map((value, _, row) => value / at(row, pivot));
    rows = rows.map((row, i) =>
      i === pivot ? unit : row.map((value, j) => value - at(row, pivot) * at(unit, j)),
    );
  }
  return rows.map((row) => row.slice(size));
}
