/** Valid scores of all six zones. */
export const validScores = { feet: 0, knees: 4, saddle: 2, lower_back: 0, shoulders: 1, hands: 0 }
