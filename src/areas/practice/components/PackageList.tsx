import Check from 'lucide-react/icons/check'

import type { PracticeLevel } from './PracticePart.tsx'
import { PracticePicture, type PracticePictureData } from './PracticePicture.tsx'
import { PracticeWords } from './PracticeWords.tsx'

export interface PackageItem {
  readonly id: number
  /** May be empty. */
  readonly name: string
  readonly description: string
  readonly image: PracticePictureData | null
  readonly features: readonly { readonly id: number; readonly text: string; readonly lang: string }[]
  readonly lang: string
}

export interface PackageListProps {
  readonly packages: readonly PackageItem[]
  readonly level: PracticeLevel
}

/** The packages of a practice with all that each has in it. */
export function PackageList({ packages, level }: PackageListProps) {
  const Heading = `h${level + 2}` as 'h3' | 'h4'
  return (
    <ul className="vb-packages">
      {packages.map(({ id, name, description, image, features, lang }) => (
        <li key={id} className="vb-package">
          {image && (
            <PracticePicture
              className="vb-package-picture"
              picture={image}
              sizes="(width >= 62.5em) 24rem, (width >= 40em) 45vw, 92vw"
            />
          )}
          <div className="vb-package-words">
            {name !== '' && (
              <Heading className="vb-package-name" lang={lang}>
                {name}
              </Heading>
            )}
            <PracticeWords text={description} lang={lang} className="vb-package-text" />
            {features.length > 0 && (
              <ul className="vb-package-features">
                {features.map((feature) => (
                  <li key={feature.id}>
                    <Check className="vb-package-tick" size={16} strokeWidth={2.25} />
                    <span lang={feature.lang}>{feature.text}</span>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
