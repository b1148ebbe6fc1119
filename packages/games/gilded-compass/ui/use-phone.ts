// Whether one building is shown at a time. The style sheets have the same sizes.
import { useNarrow, useTablet } from '@boardwright/web/kit';

export function usePhone(): boolean {
  const [isNarrow, isTablet] = [useNarrow(), useTablet()];
  return isNarrow && !isTablet;
}
