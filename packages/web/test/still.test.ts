// Drawings as markup render the same as drawings made by React.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { markupOf } from '../src/drawn/still.ts';

const Leaf = ({ of }: { readonly of: ReactNode }): ReactNode => h('g', { className: 'leaf' }, of);

test('markup is what React would make of the same drawing', () => {
  const drawing = [
    h('path', { key: 1, d: 'M0 0L1 1', strokeWidth: 2, strokeLinecap: 'round', fill: 'none' }),
    h('g', { key: 2, transform: 'translate(1 2)' }, h(Leaf, { of: [3, ' < ', '"4" & 5'] }), null, false),
    h('linearGradient', { key: 3, gradientUnits: 'userSpaceOnUse' }, h('stop', { offset: 0, stopColor: '#fff' })),
    h('svg', { key: 4, viewBox: '0 0 1 1', opacity: undefined }),
  ];
  assert.equal(markupOf(drawing), renderToStaticMarkup(drawing));
});
