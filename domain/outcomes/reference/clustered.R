# Cluster-robust interval of a mean change where riders had several fits: least squares in which each rider has the weight
# one, and the sandwich variance by rider (Liang & Zeger 1986; vcovCL of the package sandwich 3.0-2) with the factor
# G/(G - 1) and Student's t with G - 1 degrees of freedom, G riders. R 4.2.2.
# Rscript domain/outcomes/reference/clustered.R > domain/outcomes/reference/clustered.json
suppressPackageStartupMessages({
  library(sandwich)
  library(jsonlite)
})

# Scores of 0 to 7 before and after, of eighteen fits of nine riders.
rider <- c(1, 1, 1, 2, 3, 3, 4, 5, 5, 5, 5, 6, 7, 7, 8, 9, 9, 9)
before <- c(6, 5, 4, 4, 5, 3, 2, 7, 6, 6, 5, 3, 4, 4, 5, 3, 2, 4)
after <- c(2, 2, 3, 4, 3, 4, 3, 3, 2, 3, 4, 1, 4, 2, 2, 2, 2, 3)
change <- before - after
weight <- 1 / ave(rider, rider, FUN = length)
riders <- length(unique(rider))

fit <- lm(change ~ 1, weights = weight)
error <- sqrt(vcovCL(fit, cluster = rider, type = "HC0", cadjust = TRUE)[1, 1])
half <- qt(0.975, riders - 1) * error

# A check by another way: the t-test of the riders' averages is the same.
averages <- t.test(tapply(change, rider, mean))
stopifnot(abs(averages$conf.int[1] - (coef(fit) - half)) < 1e-12)

cat(toJSON(list(
  version = R.version.string, sandwich = as.character(packageVersion("sandwich")),
  rider = rider, before = before, after = after, riders = riders,
  mean = unname(coef(fit)), standardError = error,
  low = unname(coef(fit)) - half, high = unname(coef(fit)) + half,
  unclustered = unname(confint(lm(change ~ 1))[1, ])
), digits = 17, pretty = TRUE, auto_unbox = TRUE))
