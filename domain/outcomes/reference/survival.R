# Kaplan-Meier reference: survfit of the package survival 3.5-3, log-log interval with Greenwood's variance. R 4.2.2.
# Rscript domain/outcomes/reference/survival.R > domain/outcomes/reference/survival.json
library(survival)
library(jsonlite)

# Days to the first answer of 32 follow-ups; those without an answer were observed until the given day.
days <- c(42, 42, 43, 43, 43, 44, 45, 45, 46, 46, 47, 48, 49, 49, 50, 52, 53, 55, 58, 61,
          40, 43, 45, 47, 50, 55, 60, 63, 63, 63, 63, 63)
answered <- c(rep(1, 20), rep(0, 12))
fit <- survfit(Surv(days, answered) ~ 1, conf.type = "log-log")
jumps <- fit$n.event > 0
median_of <- quantile(fit, probs = 0.5)

# Few answers: neither the median nor the upper end of its interval is reached.
late <- survfit(Surv(c(14, 20, 27, 27, 27, 27), c(1, 1, 0, 0, 0, 0)) ~ 1, conf.type = "log-log")

cat(toJSON(list(
  version = R.version.string, survival = as.character(packageVersion("survival")),
  days = days, answered = answered,
  steps = data.frame(
    days = fit$time[jumps], atRisk = fit$n.risk[jumps], answered = fit$n.event[jumps],
    waiting = fit$surv[jumps], low = fit$lower[jumps], high = fit$upper[jumps]
  ),
  median = unname(median_of$quantile), low = unname(median_of$lower), high = unname(median_of$upper),
  responders = unname(quantile(days[answered == 1], c(0.25, 0.5, 0.75))),
  late = list(waiting = late$surv[late$n.event > 0], low = late$lower[late$n.event > 0], high = late$upper[late$n.event > 0])
), digits = 17, pretty = TRUE, auto_unbox = TRUE))
