import type { Screens } from '#hooks/screens.ts'

/** The screens of its pages in the own area. */
export const SCREENS: Screens = {
  practiceEditor: async () => (await import('./screens/editor/PracticeEditorScreen.tsx')).PracticeEditorScreen,
}
