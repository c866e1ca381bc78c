import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

import { firstJavaScript } from './src/server/build/first-javascript.ts'

/** Brotli bytes of JavaScript that the listing may load before it is whole. */
const FIRST_JAVASCRIPT_LIMIT = 150_000

export default defineConfig({
  plugins: [react(), firstJavaScript({ modules: ['src/screens/catalogue/ListingScreen.tsx'], limit: FIRST_JAVASCRIPT_LIMIT })],
  build: {
    // The shop names a folder of its own for each build; this one is for Vite called by hand.
    outDir: '.build/by-hand',
    manifest: true,
    target: 'es2022',
    rolldownOptions: {
      input: ['index.html', 'src/app/early.ts'],
      // Calls of the contract that a page does not make are plain data: reading them has no effect to be kept.
      treeshake: { propertyReadSideEffects: false },
      // What several pages share comes in one file: many small ones pack worse.
      output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 3 }] } },
    },
  },
  test: {
    environment: 'node',
    pool: 'forks',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'units', include: ['tests/**/*.test.{ts,tsx}'], exclude: ['tests/server/**'] },
      },
      {
        // Only these need the databases of the setup, which take a second to start.
        extends: true,
        test: { name: 'server', include: ['tests/server/**/*.test.ts'], globalSetup: 'tests/server/support/global-setup.ts' },
      },
    ],
  },
})
