export { providePaperFile } from './provide/paper-file.ts'
