import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: '.build/client',
    manifest: true,
    target: 'es2022',
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
