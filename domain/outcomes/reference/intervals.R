# Reference values for closed forms: distributions, Wilson, paired t, signed ranks. R 4.2.2, no packages but jsonlite.
# Rscript domain/outcomes/reference/intervals.R > domain/outcomes/reference/intervals.json
library(jsonlite)

dfs <- c(1, 2, 3, 4, 5, 9, 10, 19, 29, 30, 99, 100, 500, 1000, 19999)
ps <- c(0.9, 0.95, 0.975, 0.995)
t_grid <- expand.grid(df = dfs, p = ps)
t_grid$quantile <- qt(t_grid$p, t_grid$df)

z <- seq(-6, 6, by = 0.5)
p <- c(1e-6, 1e-4, 0.001, 0.01, 0.025, 0.05, 0.1, 0.3, 0.6, 0.9, 0.975, 0.999)

# Wilson's interval is prop.test without the continuity correction.
counts <- data.frame(x = c(0, 1, 5, 31, 62, 10, 19999), n = c(10, 1, 5, 40, 100, 11, 20000))
wilson <- do.call(rbind, Map(function(x, n) {
  interval <- suppressWarnings(prop.test(x, n, correct = FALSE))$conf.int
  data.frame(x = x, n = n, low = interval[1], high = interval[2])
}, counts$x, counts$n))

# Scores of 0 to 7 before and after, of twelve riders, with ties and zero differences.
before <- c(5, 4, 6, 3, 2, 5, 7, 4, 3, 6, 2, 5)
after <- c(2, 4, 3, 1, 3, 2, 5, 4, 2, 1, 2, 3)
d <- before - after
paired <- t.test(before, after, paired = TRUE)

# The null distribution of the signed rank statistic, and the rank of the lower Walsh average at 95 %: one above the
# largest value that is exceeded downwards with at most 2.5 %, or none if 0 is already likelier.
ns <- c(5:30, 40, 50, 75, 100)
rank_of <- function(n) {
  q <- 0:(n * (n + 1) / 2)
  sum(psignrank(q, n) <= 0.025)
}
walsh <- sort(outer(d, d, "+")[upper.tri(diag(length(d)), diag = TRUE)] / 2)
rank <- rank_of(length(d))

# Values without ties or zeros, where wilcox.test is exact.
untied <- c(1.83, 0.50, 1.62, 2.48, 1.68, 1.88, 1.55, 3.06, 1.30, -0.878, -0.647, 0.598, 2.05, 1.06, -1.29)
exact <- wilcox.test(untied, conf.int = TRUE, exact = TRUE)

cat(toJSON(list(
  version = R.version.string,
  tQuantile = t_grid,
  normalCdf = data.frame(z = z, p = pnorm(z)),
  normalQuantile = data.frame(p = p, z = qnorm(p)),
  wilson = wilson,
  paired = list(
    before = before, after = after, mean = mean(d), sd = sd(d),
    low = paired$conf.int[1], high = paired$conf.int[2],
    dz = mean(d) / sd(d), dav = mean(d) / ((sd(before) + sd(after)) / 2)
  ),
  quantiles = list(values = d, p = c(0.1, 0.25, 0.5, 0.75), quantile = unname(quantile(d, c(0.1, 0.25, 0.5, 0.75)))),
  signedRank = list(
    ranks = data.frame(n = ns, rank = sapply(ns, rank_of)),
    cdf10 = psignrank(0:55, 10)
  ),
  hodgesLehmann = list(
    tied = list(estimate = median(walsh), low = walsh[rank], high = walsh[length(walsh) + 1 - rank]),
    untied = list(
      values = untied, estimate = unname(exact$estimate), low = exact$conf.int[1], high = exact$conf.int[2]
    )
  )
), digits = 17, pretty = TRUE, auto_unbox = TRUE))
