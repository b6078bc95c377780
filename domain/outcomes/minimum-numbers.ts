// From how many riders a figure is shown. docs/domain.md, "Few riders", explains each.

/** Below it a figure shows counts: no mean, no percentage. */
export const FEWEST_FOR_ESTIMATE = 5
/** Below it no 95 % interval of the signed-rank test exists. */
export const FEWEST_FOR_HODGES_LEHMANN = 6
/** Below it the bootstrap covers too rarely. */
export const FEWEST_FOR_BOOTSTRAP = 20
/** Riders behind a figure that others than their fitter see, and behind two baselines or predictions. */
export const FEWEST_FOR_COMPARISON = 11
