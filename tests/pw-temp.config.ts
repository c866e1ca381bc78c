import config from './playwright.config.ts'
const { globalSetup: _, ...rest } = config
export default { ...rest, outputDir: '../.results/browser-temp', reporter: 'line', testDir: './browser', workers: 2 }
