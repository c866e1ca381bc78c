export { providePractice } from './provide/practice.ts'
export { providePracticeJoin } from './provide/practice-join.ts'
