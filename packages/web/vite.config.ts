// How the web client is built: React, the catalogue of games, and the service worker that makes it work offline.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { art } from './build/art.ts';
import { catalogue } from './build/catalogue.ts';
import { compressed } from './build/compressed.ts';
import { firstPaint } from './build/first-paint.ts';

/** These belong to the server; the page never answers for them. */
const SERVER_PATHS = [/^\/api\b/, /^\/metrics$/, /^\/health$/, /^\/ready$/];
/** Our own packages only define things: what is not used is left out, as the schemas of the server's protocol are. */
const OURS = /\/packages\/(engine|content|text|bots|host|server)\/src\//;
/**
 * What every page needs, and what every table needs, is one file each: on a slow network each file costs a way there and back.
 * What these import comes with them.
 */
const SHELL =
  /\/web\/src\/(main|app|route|home\/|pages\/home|shell\/|text\/|kit\/(?!index)|online\/(api|lobby|person)\.)|rolldown\/runtime/;
const TABLE =
  /\/web\/src\/(pages\/table|table\/|drawn\/|kit\/index|here\/(client|session)|online\/session)|\/packages\/text\//;
const FEW_FILES = [
  { name: 'shell', test: SHELL, priority: 2 },
  { name: 'table', test: TABLE, priority: 1 },
];
const SERVER = process.env.BOARDWRIGHT_SERVER ?? 'http://127.0.0.1:8420';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    catalogue(),
    art(),
    firstPaint(),
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: false,
      manifest: {
        name: 'Boardwright',
        short_name: 'Boardwright',
        description: 'Board games with rules that play themselves: online, on one device, and against bots.',
        start_url: '/',
        display: 'standalone',
        background_color: '#d9cbb3',
        theme_color: '#f8f3e8',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,woff2,svg,png}'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: SERVER_PATHS,
        cleanupOutdatedCaches: true,
        clientsClaim: true,
        skipWaiting: true,
      },
    }),
    compressed(),
  ],
  worker: { format: 'es', plugins: () => [catalogue()] },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    chunkSizeWarningLimit: 1000,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: { moduleSideEffects: id => !OURS.test(id) },
      output: { codeSplitting: { groups: FEW_FILES } },
    },
  },
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
});
