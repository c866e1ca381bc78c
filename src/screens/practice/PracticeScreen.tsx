export function PracticeScreen() {
  return null
}
