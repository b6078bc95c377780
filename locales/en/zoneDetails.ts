/** What the intake and the follow-up ask about a discomfort besides its severity, and signs that need a physician. */
export default {
  /** The heading of the place within a zone. */
  place: 'Place',
  advice: {
    title: 'Please stop riding and see a doctor or physiotherapist',
    text: 'They should look at this before anything on your bike is changed. Don’t wait. We’ll let your fitter know too.',
    today: 'Go today if you lose strength or feeling, or if your bladder or bowel isn’t working as usual.',
  },
  fields: {
    discomfort: {
      location_feet: { label: 'Where on the foot?' },
      location_knees: { label: 'Where on the knee?' },
      location_saddle: { label: 'Where in the saddle area?' },
      location_lower_back: { label: 'Where in the lower back?' },
      location_shoulders: { label: 'Where exactly?' },
      location_hands: { label: 'Where on the hand?' },
      side: { label: 'Which side?' },
      kinds: { label: 'What does it feel like?' },
    },
    redFlags: {
      label: 'Do you have any of these?',
      hint: 'A doctor should look at them before anything on your bike is changed.',
      required: 'Choose what applies, or “None of these”.',
    },
    redFlagZones: { label: 'In which zones?', hint: 'Leave this empty if it’s somewhere else.' },
  },
  options: {
    location_feet: {
      forefoot: 'Forefoot',
      arch: 'Arch',
      heel: 'Heel',
      toes: 'Toes',
      calf_achilles: 'Calf or Achilles tendon',
    },
    location_knees: { front: 'Front', back: 'Back', inside: 'Inside', outside: 'Outside' },
    location_saddle: {
      sit_bones: 'Sit bones',
      soft_tissue: 'Perineum or genitals',
      skin: 'Skin',
      prefer_not_to_say: 'Prefer not to say',
    },
    location_lower_back: {
      central: 'In the middle',
      one_sided: 'On one side',
      hip_front: 'Front of the hip',
      hip_outside: 'Outside of the hip',
    },
    location_shoulders: { neck: 'Neck', shoulders: 'Shoulders', upper_back: 'Upper back' },
    location_hands: {
      little_and_ring_finger: 'Little and ring finger',
      thumb_to_middle_finger: 'Thumb to middle finger',
      wrist_or_forearm: 'Wrist or forearm',
    },
    side: { left: 'Left', right: 'Right', both: 'Both' },
    kinds: { pain: 'Pain', numbness: 'Numbness', tingling: 'Tingling' },
    redFlags: {
      lasting_numbness: 'Numbness that lasts more than a day',
      weakness: 'Weakness',
      swelling: 'Swelling',
      night_pain: 'Pain at night',
      none: 'None of these',
    },
  },
} as const
