# Adjusted comparison of fitters: lmer of lme4 1.1-31 by REML with a tight optimiser, and as a check of the scale the
# cumulative logit model clmm of ordinal 2022.11-16 for the same data. R 4.2.2; takes some minutes.
# Rscript domain/outcomes/reference/mixed-model.R > domain/outcomes/reference/mixed-model.json
suppressPackageStartupMessages({
  library(lme4)
  library(ordinal)
  library(jsonlite)
})

set.seed(20240607)
zones <- c("feet", "knees", "saddle", "lower_back", "shoulders", "hands")
disciplines <- c("road_racing", "gravel", "triathlon", "commuting")

# Invented riders. Every tenth has had a fit with a second fitter. Scores are whole numbers from 0 to 7.
invent <- function(fitters, riders, fitter_sd) {
  effect <- rnorm(fitters, 0, fitter_sd)
  rows <- do.call(rbind, lapply(seq_len(riders), function(rider) {
    own <- sample(fitters, if (rider %% 10 == 0) 2 else 1)
    discipline <- sample(disciplines, 1, prob = c(4, 3, 2, 1))
    hours <- round(rgamma(1, 4, 0.6), 1)
    level <- rnorm(1, 0, 0.7)
    do.call(rbind, lapply(own, function(fitter) {
      asked <- sort(sample(6, sample(2:5, 1)))
      before <- pmin(pmax(round(rnorm(length(asked), 3.2 + level, 1.8)), 0), 7)
      after <- 0.4 + 0.45 * before + 0.04 * hours + 0.2 * (discipline == "triathlon") +
        0.1 * (asked - 3) + effect[fitter] + level * 0.6 + rnorm(length(asked), 0, 0.9)
      data.frame(fitter = fitter, rider = rider, zone = zones[asked], discipline = discipline, hours = hours,
                 before = before, after = pmin(pmax(round(after), 0), 7))
    }))
  }))
  rows
}

control <- lmerControl(optimizer = "nloptwrap", optCtrl = list(
  algorithm = "NLOPT_LN_BOBYQA", xtol_abs = 1e-12, xtol_rel = 1e-12, ftol_abs = 1e-14, ftol_rel = 1e-15, maxeval = 1e5
), check.conv.singular = "ignore")
formula <- after ~ before + discipline + hours + zone + (1 | fitter) + (1 | rider)

fit_of <- function(rows) {
  rows$discipline <- factor(rows$discipline, levels = disciplines)
  rows$zone <- factor(rows$zone, levels = zones)
  fit <- suppressMessages(lmer(formula, rows, REML = TRUE, control = control))
  effects <- ranef(fit, condVar = TRUE)$fitter
  deviations <- as.data.frame(VarCorr(fit))
  sd_of <- function(group) deviations$sdcor[deviations$grp == group]
  list(
    rows = list(fitter = rows$fitter, rider = rows$rider, zone = as.character(rows$zone),
                discipline = as.character(rows$discipline), hours = rows$hours, before = rows$before, after = rows$after),
    criterion = unname(getME(fit, "devcomp")$cmp["REML"]),
    fixed = as.list(fixef(fit)),
    sd = list(fitter = sd_of("fitter"), rider = sd_of("rider"), residual = sd_of("Residual")),
    fitters = as.integer(rownames(effects)), effect = effects[, 1],
    standardError = sqrt(as.vector(attr(effects, "postVar")))
  )
}

different <- fit_of(invent(24, 300, 0.4))
alike <- fit_of(invent(20, 160, 0))

rows <- as.data.frame(different$rows)
rows$discipline <- factor(rows$discipline, levels = disciplines)
rows$zone <- factor(rows$zone, levels = zones)
rows$fitter <- factor(rows$fitter)
rows$rider <- factor(rows$rider)
rows$after <- factor(rows$after, ordered = TRUE)
logit <- clmm(formula, data = rows)
logit_effect <- ranef(logit)$fitter[as.character(different$fitters), 1]

cat(toJSON(list(
  version = R.version.string, lme4 = as.character(packageVersion("lme4")),
  ordinal = as.character(packageVersion("ordinal")),
  different = different, alike = alike,
  cumulativeLogit = list(
    effect = logit_effect, sd = c(fitter = sqrt(VarCorr(logit)$fitter[1]), rider = sqrt(VarCorr(logit)$rider[1])),
    pearson = cor(different$effect, logit_effect), spearman = cor(different$effect, logit_effect, method = "spearman")
  )
), digits = 17, pretty = FALSE, auto_unbox = TRUE))
