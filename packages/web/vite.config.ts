// The build of the web client: React, the catalogue of games, and the service worker for offline use.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { art } from './build/art.ts';
import { catalogue } from './build/catalogue.ts';
import { compressed } from './build/compressed.ts';
import { examples } from './build/examples.ts';
import { firstPaint } from './build/first-paint.ts';
import { icon } from './build/icon.ts';
import { lessons } from './build/lessons.ts';

/** Paths of the server, which the page never handles. */
const SERVER_PATHS = [/^\/api\b/, /^\/metrics$/, /^\/health$/, /^\/ready$/];
/**
 * Our own packages have no side effects, so unused code is dropped, for example the schemas of the server's protocol.
 */
const OURS = /\/packages\/(engine|content|text|bots|host|server)\/src\//;
/**
 * What every page needs, and what every table needs, is one file each, because every file costs a round trip on a slow
 * network. Their imports are included.
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
    lessons(),
    examples(),
    icon(),
    firstPaint(),
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: false,
      manifest: {
        name: 'Boardwright',
        short_name: 'Boardwright',
        description: 'Board games with every rule enforced: online, on one device, or against bots.',
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
        importScripts: ['/notices.js'],
        globIgnores: ['notices.js'], // part of the service worker itself
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
