import react from '@vitejs/plugin-react'
import { build } from 'vite'

import type { Tool } from './tools.ts'

/**
 * Bundles a tool's script, styles and fonts into a folder, apart from the shop's own build, whose chunks they would change.
 * One classic script, since browsers refuse modules of a page that was opened from disk.
 */
export async function bundleTool(root: string, { entry, name }: Tool, outDir: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    base: './',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      chunkSizeWarningLimit: 3000,
      rolldownOptions: {
        input: entry,
        checks: { bundlerTimings: false },
        output: {
          format: 'iife',
          entryFileNames: `${name}.js`,
          assetFileNames: ({ names }) =>
            names.some((one) => one.endsWith('.css')) ? `${name}.css` : '[name][extname]',
        },
      },
    },
  })
}
