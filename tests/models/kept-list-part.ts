const ON = String.raw`(?:::|: on )`

const PART = new RegExp(
  [
    String.raw`\.signedIn\.(?:naming|opening|here\.syncing)\b`,
    String.raw`^\w+${ON}(?:session\.signedIn|language\.shown)\b`,
    String.raw`^\w+: begins elsewhere`,
    String.raw`\.signedIn${ON}session\.signedOut\b`,
    String.raw`\.signedIn: (?:begins elsewhere|no invoke)`,
    String.raw`\.signedIn\.here${ON}queue\.adopted\b`,
  ].join('|'),
)

/** True for a transition or mutant of the part that all kept lists share, which has its own model. */
export const isKeptPart = (name: string): boolean => PART.test(name)
