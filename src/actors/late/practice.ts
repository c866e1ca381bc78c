export { providePractice } from './practice/practice.ts'
export { providePracticeJoin } from './practice/practice-join.ts'
