// A progress indicator that appears after half a second, so that quick things do not flicker.
import { type ReactNode, useEffect, useState } from 'react';

const PATIENCE = 500;

export function Progress({ label }: { readonly label: string }): ReactNode {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="progress" role="status">
      {late && (
        <>
          <span className="spinner" />
          {label}
        </>
      )}
    </div>
  );
}
