import { keepEarlyPresses } from './early-presses.ts'

keepEarlyPresses(window)
