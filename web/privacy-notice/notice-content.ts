import type enNotice from '#locales/en/notice.ts'

type Heading = keyof (typeof enNotice)['heading']
type Text = keyof (typeof enNotice)['text']

/** A paragraph, a list, the contact address, or the table of what is stored on the device. */
export type Block = Text | readonly Text[] | { show: 'contact' | 'storage' }

export interface Section {
  heading: Heading
  blocks: readonly Block[]
}

/** The sections of the privacy notice, in reading order. */
export const sections: readonly Section[] = [
  {
    heading: 'short',
    blocks: [['shortOwn', 'shortSeen', 'shortSealed', 'shortSold', 'shortResearch', 'shortContact']],
  },
  {
    heading: 'collected',
    blocks: [
      'collectedLead',
      [
        'collectedPerson',
        'collectedBody',
        'collectedRiding',
        'collectedFit',
        'collectedAccount',
        'collectedTrail',
        'collectedTechnical',
      ],
    ],
  },
  { heading: 'purpose', blocks: [['purposeFit', 'purposeCompare', 'purposeMail'], 'purposeNot'] },
  { heading: 'consent', blocks: ['consentHealth', 'consentFree', 'consentContract'] },
  { heading: 'seen', blocks: [['seenFitter', 'seenSupport', 'seenYou'], 'seenNobody', 'seenGuardian'] },
  { heading: 'place', blocks: ['placeServer', 'placeMail'] },
  {
    heading: 'protection',
    blocks: [
      'protectionTransit',
      'protectionRest',
      'protectionFigures',
      'protectionDoors',
      'protectionTrail',
    ],
  },
  { heading: 'device', blocks: ['deviceDraft', 'deviceLimit'] },
  { heading: 'retention', blocks: ['retentionYears', 'retentionErase', 'retentionBackup'] },
  { heading: 'research', blocks: ['researchOptIn', 'researchAnonymous', 'researchRevoke'] },
  { heading: 'young', blocks: ['youngGuardian', 'youngResearch'] },
  {
    heading: 'rights',
    blocks: [
      'rightsLead',
      ['rightsAccess', 'rightsCorrect', 'rightsErase', 'rightsWithdraw', 'rightsRestrict', 'rightsMove'],
      'rightsHow',
      'rightsComplain',
    ],
  },
  { heading: 'contact', blocks: ['contactLead', { show: 'contact' }, 'contactFitter'] },
  { heading: 'storage', blocks: ['storageLead', { show: 'storage' }] },
  { heading: 'limits', blocks: ['limitsMedical'] },
  { heading: 'changes', blocks: ['changesText'] },
]
